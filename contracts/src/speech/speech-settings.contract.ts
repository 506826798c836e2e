import { z } from 'zod';

import { administrators, adults, defineRequest } from '../define.js';
import { voiceLimits } from '../speech-limits.js';
import { done, version } from '../values.js';
import { speechEngines, speechRights, speechRoles, speechSections } from './speech.js';
import { providerKey, sayingShape } from './voice.contract.js';

const globalFields = sayingShape.extend({
  engine: z.enum(speechEngines),
  languageCode: z.enum(['es-ES', 'es-MX', 'es-AR', 'es-CO', 'es-CL', 'es-US']),
  providerVoice: providerKey.nullable(),
  providerModel: providerKey,
});
export type SpeechSettings = z.output<typeof globalFields>;

const sectionFields = z.object({
  isOn: z.boolean(),
  /** Null: as the global setting. */
  engine: z.enum(speechEngines).nullable(),
  browserVoice: sayingShape.shape.browserVoice,
  rate: sayingShape.shape.rate.nullable(),
  pitch: sayingShape.shape.pitch.nullable(),
  voiceVolume: sayingShape.shape.voiceVolume.nullable(),
  effectsVolume: sayingShape.shape.effectsVolume.nullable(),
  providerVoice: providerKey.nullable(),
});
export type SpeechSectionSettings = z.output<typeof sectionFields>;

/** What is set for everybody, as far as the role may see it (spec 2 §6): null is not for this role. */
export const readSpeechSettings = defineRequest('speech.read-settings', {
  http: 'GET /api/speech/settings',
  kind: 'read',
  access: adults,
  openToAdministrators: true,
  topics: ['speech'],
  input: z.object({}),
  output: z.object({
    general: globalFields.extend({ version }).nullable(),
    sections: z
      .array(sectionFields.extend({ section: z.enum(speechSections), version }))
      .max(speechSections.length)
      .nullable(),
  }),
});
export type SpeechSettingsRead = z.output<typeof readSpeechSettings.output>;

/** The global setting: `edit_global_engine`, and `edit_elevenlabs_voice` for the provider's voice and model. */
export const saveSpeechSettings = defineRequest('speech.save-settings', {
  http: 'PUT /api/speech/settings',
  kind: 'write',
  access: adults,
  openToAdministrators: true,
  topics: ['speech'],
  input: globalFields.extend({ version }),
  output: z.object({ version }),
});

/** What one section does otherwise: `edit_section_engine`, and `edit_elevenlabs_voice` for the provider's voice. */
export const saveSpeechSection = defineRequest('speech.save-section', {
  http: 'PUT /api/speech/sections/{section}',
  kind: 'write',
  access: adults,
  openToAdministrators: true,
  topics: ['speech'],
  input: sectionFields.extend({ section: z.enum(speechSections), version }),
  output: z.object({ version }),
});

/** Which role may do what in speech, by role, group and key (spec 2 §7). */
export const listSpeechPermissions = defineRequest('speech.list-permissions', {
  http: 'GET /api/speech/admin/permissions',
  kind: 'read',
  access: administrators,
  topics: ['speech'],
  input: z.object({}),
  output: z.object({
    permissions: z
      .array(
        z.object({
          role: z.enum(speechRoles),
          group: z.enum(['global', 'sections', 'stats', 'provider', 'own']),
          right: z.enum(speechRights),
          isEnabled: z.boolean(),
        }),
      )
      .max(speechRoles.length * speechRights.length),
  }),
});

/** Gives a role a right, or takes it; a child is given none over how the product speaks to others. */
export const switchSpeechPermission = defineRequest('speech.switch-permission', {
  http: 'PUT /api/speech/admin/permissions/{role}/{right}',
  kind: 'write',
  access: administrators,
  topics: ['speech'],
  input: z.object({ role: z.enum(speechRoles), right: z.enum(speechRights), isEnabled: z.boolean() }),
  output: done,
});

/** How the provider stands: `view_elevenlabs_status`; its voices for those who choose one. */
export const readSpeechProvider = defineRequest('speech.read-provider', {
  http: 'GET /api/speech/provider',
  kind: 'read',
  access: adults,
  openToAdministrators: true,
  topics: [],
  limit: { max: 30, perSeconds: 60 },
  input: z.object({}),
  output: z.discriminatedUnion('state', [
    /** There is no provider: nothing but the browser's voice is heard. */
    z.object({ state: z.literal('none') }),
    z.object({ state: z.literal('away') }),
    z.object({
      state: z.literal('there'),
      tier: z.string(),
      /** Characters of the provider's own month. */
      used: z.int().nonnegative(),
      most: z.int().nonnegative(),
      /** Null: it does not say. */
      resetsAt: z.iso.datetime().nullable(),
      voices: z.array(z.object({ voiceId: z.string(), name: z.string() })).max(voiceLimits.offered),
    }),
  ]),
});
export type SpeechProviderState = z.output<typeof readSpeechProvider.output>;
