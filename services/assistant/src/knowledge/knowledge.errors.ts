import { failure } from '@alcancia/server-kit';

/** Nothing was left of an answer but its markup. */
export const noAnswer = () => failure('invalid_input', {}, [{ field: 'answerHtml', message: 'Escribe la respuesta.' }]);
