import type { respond } from '@alcancia/contracts/assistant';
import type { AssistantHeard } from '@alcancia/contracts/assistant-socket';
import type { OutputOf } from '@alcancia/contracts/define';

/** How much of the plan is used, as adults are told. */
export const usageWarning = (used: number, most: number): string =>
  `Llevas ${used} de ${most} respuestas de la IA este mes. Las verificadas no cuentan.`;

/** An answer of the service in the words of the socket (spec 2 §7). */
export function heardOf(answer: OutputOf<typeof respond>): readonly AssistantHeard[] {
  switch (answer.kind) {
    case 'verified': {
      const { answerHtml: answer_html, intent, similarity } = answer;
      return [{ type: 'kb_response', answer_html, metadata: { intent, similarity } }];
    }
    case 'suggestions':
      return [{ type: 'kb_suggestions', suggestions: answer.suggestions }];
    case 'calm':
      return [{ type: 'suggest_respira_mode', original_query: answer.question }];
    case 'limit':
      return [{ type: 'limit_exceeded', message: answer.message }];
    case 'ai': {
      const { used, most, warnsAt } = answer.usage;
      return [
        { type: 'response.output_text.delta', delta: answer.text },
        { type: 'response.output_text.done', text: answer.text },
        ...(warnsAt === null ? [] : [{ type: 'usage_warning', message: usageWarning(used, most) } as const]),
      ];
    }
    case 'proposal':
      return [{ type: 'action_proposed', message: answer.message, proposal: answer.proposal }];
    case 'looked-up':
    case 'fallback':
      return [{ type: 'fallback_response', message: answer.message }];
  }
}
