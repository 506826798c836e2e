import { addErrorWords } from '@alcancia/web-kit';
import { billingErrorWords } from '@alcancia/web-kit/words/billing';
import { identityErrorWords } from '@alcancia/web-kit/words/identity';

addErrorWords(billingErrorWords, identityErrorWords);
