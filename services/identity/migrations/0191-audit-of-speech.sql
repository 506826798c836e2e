-- Speech tells of settings and rights that were changed; they are kept beside what else was done (G32, G40).

alter table {schema}.audit_log
  drop constraint audit_log_act_check,
  add constraint audit_log_act_check check (
    act in ('account_locked', 'account_unlocked', 'sessions_ended', 'confirmation_sent', 'flag_switched', 'plan_saved',
      'prices_saved', 'support_opened', 'support_looked', 'support_closed', 'legal_published', 'pet_kit_saved',
      'template_saved', 'achievement_saved', 'official_challenge_saved', 'affinity_test_saved', 'social_proof_saved',
      'landing_saved', 'ambassador_saved', 'knowledge_saved', 'speech_saved')
  );
