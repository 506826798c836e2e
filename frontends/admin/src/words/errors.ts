import { addErrorWords } from '@alcancia/web-kit';
import { assistantErrorWords } from '@alcancia/web-kit/words/assistant';
import { billingErrorWords } from '@alcancia/web-kit/words/billing';
import { familyErrorWords } from '@alcancia/web-kit/words/family';
import { identityErrorWords } from '@alcancia/web-kit/words/identity';
import { marketingErrorWords } from '@alcancia/web-kit/words/marketing';
import { speechErrorWords } from '@alcancia/web-kit/words/speech';

addErrorWords(
  assistantErrorWords,
  billingErrorWords,
  familyErrorWords,
  identityErrorWords,
  marketingErrorWords,
  speechErrorWords,
);
