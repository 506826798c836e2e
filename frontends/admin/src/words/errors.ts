import { addErrorWords } from '@alcancia/web-kit';
import { identityErrorWords } from '@alcancia/web-kit/words/identity';

addErrorWords(identityErrorWords);
