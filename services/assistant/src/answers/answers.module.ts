import { Feature } from '@alcancia/server-kit';

import { AiAnswers } from './ai-answers.client.js';
import { TestConnection } from './test-connection.js';

/** What the AI answers, and whether there is one (G30). */
@Feature({ useCases: [TestConnection], providers: [AiAnswers], exports: [AiAnswers] })
export class AnswersModule {}
