import { addErrorWords } from '@alcancia/web-kit';
import { identityErrorWords } from '@alcancia/web-kit/words/identity';
import { marketingErrorWords } from '@alcancia/web-kit/words/marketing';

addErrorWords(identityErrorWords, marketingErrorWords);
