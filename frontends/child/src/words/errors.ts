import { addErrorWords } from '@alcancia/web-kit';
import { assistantErrorWords } from '@alcancia/web-kit/words/assistant';
import { familyErrorWords } from '@alcancia/web-kit/words/family';

addErrorWords(assistantErrorWords, familyErrorWords);
