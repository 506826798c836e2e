import type { AssistantMode, Proposal, RememberedMessage } from '@alcancia/contracts/assistant';
import type { AssistantHeard } from '@alcancia/contracts/assistant-socket';

export type Message =
  | { readonly id: number; readonly by: 'you'; readonly at: Date; readonly text: string }
  | {
      readonly id: number;
      readonly by: 'assistant';
      readonly at: Date;
      readonly mode: AssistantMode;
      /** `kb`: verified, as HTML of paragraphs and lists. `ia`: written by the AI. `plain`: of the product itself. `error`: what went wrong. */
      readonly source: 'kb' | 'ia' | 'plain' | 'error';
      readonly content: string;
    };

/** What is proposed, and since when by this browser's clock. */
export interface Proposed {
  readonly message: string;
  readonly proposal: Proposal;
  readonly at: Date;
}

/** A conversation as it stands. */
export interface Conversation {
  readonly messages: readonly Message[];
  /** Under 'Quizás te refieres a:', of the last answer. */
  readonly suggestions: readonly string[];
  /** The question at which a moment of breathing is offered; null while it is not. */
  readonly calmFor: string | null;
  /** What waits to be confirmed: the newest proposal alone. */
  readonly proposed: Proposed | null;
  readonly isAnswering: boolean;
  readonly mode: AssistantMode;
}

export const freshConversation: Conversation = {
  messages: [],
  suggestions: [],
  calmFor: null,
  proposed: null,
  isAnswering: false,
  mode: 'guia',
};

export type ConversationAct =
  | { readonly type: 'asked'; readonly text: string; readonly at: Date }
  | { readonly type: 'heard'; readonly heard: AssistantHeard; readonly at: Date }
  | { readonly type: 'mode'; readonly mode: AssistantMode }
  /** What was said before this page was opened; null: it is to be forgotten. */
  | { readonly type: 'remembered'; readonly messages: readonly RememberedMessage[] | null }
  /** What was asked is asked again, in this persona. */
  | { readonly type: 'asked-again'; readonly mode: AssistantMode }
  /** What was proposed is decided: from now on it is one of the messages. */
  | { readonly type: 'decided'; readonly at: Date }
  /** The line was lost: what was asked gets no answer any more. */
  | { readonly type: 'lost'; readonly at: Date; readonly reason: string };

/** How many messages are shown; older ones are gone. */
const mostMessages = 100;

const added = (before: Conversation, message: Message): Conversation => ({
  ...before,
  messages: [...before.messages, message].slice(-mostMessages),
});

const nextId = ({ messages }: Conversation): number => (messages.at(-1)?.id ?? 0) + 1;

function decided(before: Conversation, at: Date): Conversation {
  const { proposed, mode } = before;
  if (!proposed) return before;
  const message = {
    id: nextId(before),
    by: 'assistant',
    at,
    mode,
    source: 'plain',
    content: proposed.message,
  } as const;
  return added({ ...before, proposed: null }, message);
}

/** What was said before stands before what is said now; once something is said here, it stays as it is. */
function remembering(before: Conversation, remembered: readonly RememberedMessage[] | null): Conversation {
  if (remembered === null) return { ...freshConversation, mode: before.mode };
  if (before.messages.length > 0) return before;
  const messages = remembered.map(({ by, content, mode, source, at }, nth): Message => {
    const common = { id: nth + 1, at: new Date(at) };
    return by === 'you'
      ? { ...common, by, text: content }
      : { ...common, by, mode, content, source: source ?? 'plain' };
  });
  return { ...before, messages };
}

export function converse(before: Conversation, act: ConversationAct): Conversation {
  const id = nextId(before);
  const { mode } = before;
  if (act.type === 'mode') return { ...before, mode: act.mode, suggestions: [], calmFor: null };
  if (act.type === 'remembered') return remembering(before, act.messages);
  if (act.type === 'decided') return decided(before, act.at);
  if (act.type === 'asked-again') return { ...before, mode: act.mode, calmFor: null, isAnswering: true };
  if (act.type === 'asked')
    return added(
      { ...before, suggestions: [], calmFor: null, isAnswering: true },
      { id, by: 'you', at: act.at, text: act.text },
    );
  if (act.type === 'lost')
    return before.isAnswering
      ? added(
          { ...before, isAnswering: false },
          { id, by: 'assistant', at: act.at, mode, source: 'error', content: act.reason },
        )
      : before;
  const { heard, at } = act;
  const answer = { id, by: 'assistant', at, mode } as const;
  switch (heard.type) {
    case 'kb_response':
      return added(before, { ...answer, source: 'kb', content: heard.answer_html });
    case 'response.output_text.done':
      return added(before, { ...answer, source: 'ia', content: heard.text });
    case 'response.audio_transcript.done':
      return heard.transcript === '' ? before : added(before, { ...answer, source: 'ia', content: heard.transcript });
    case 'conversation.item.input_audio_transcription.completed':
      return added({ ...before, suggestions: [], calmFor: null }, { id, by: 'you', at, text: heard.transcript });
    case 'suggest_respira_mode':
      return { ...before, calmFor: heard.original_query };
    case 'limit_exceeded':
    case 'fallback_response':
      return added(before, { ...answer, source: 'plain', content: heard.message });
    case 'action_proposed':
      return { ...decided(before, at), proposed: { message: heard.message, proposal: heard.proposal, at } };
    case 'error':
      return added({ ...before, isAnswering: false }, { ...answer, source: 'error', content: heard.message });
    case 'kb_suggestions':
      return { ...before, suggestions: heard.suggestions };
    case 'response.created':
      return { ...before, isAnswering: true };
    case 'response.done':
    case 'openai_disconnected':
      return { ...before, isAnswering: false };
    default:
      return before;
  }
}

/** What an answer was given to. */
export function questionBefore(messages: readonly Message[], { id }: Message): string {
  const asked = messages.findLast((one) => one.by === 'you' && one.id < id);
  return asked?.by === 'you' ? asked.text : '';
}
