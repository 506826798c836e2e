import { addErrorWords } from '@alcancia/web-kit';
import { familyErrorWords } from '@alcancia/web-kit/words/family';
import { identityErrorWords } from '@alcancia/web-kit/words/identity';

addErrorWords(familyErrorWords, identityErrorWords);
