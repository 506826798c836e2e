import { addErrorWords } from '@alcancia/web-kit';
import { familyErrorWords } from '@alcancia/web-kit/words/family';

addErrorWords(familyErrorWords);
