import type { AssistantMode } from './assistant/conversation.contract.js';
import type { Proposal } from './assistant/proposals.contract.js';

/** The assistant's socket at the gateway (spec 2 §7). */
export const assistantPath = '/api/assistant/realtime';

/** Milliseconds after which a browser tries again when the socket was lost (spec 2 §5). */
export const reconnectAfterMs = 3_000;

/** What a browser says. Its first message is `hello`, as on the live socket: a token never stands in an address. */
export type AssistantSaid =
  | { readonly type: 'hello'; readonly token: string }
  /** `user_context` is read by nobody: the server knows who asks. */
  | { readonly type: 'set_mode'; readonly mode: AssistantMode; readonly user_context?: unknown }
  | {
      readonly type: 'conversation.item.create';
      readonly item: {
        readonly type: 'message';
        readonly role: 'user';
        readonly content: readonly [{ readonly type: 'input_text'; readonly text: string }];
      };
    }
  | { readonly type: 'response.create' }
  /** Sound of the microphone: PCM of 16 bits, 24 kHz, one channel, as base64. The first one begins a conversation by voice. */
  | { readonly type: 'input_audio_buffer.append'; readonly audio: string };

/** What the server says. */
export type AssistantHeard =
  | { readonly type: 'connection_established' }
  | { readonly type: 'session_ready' }
  | { readonly type: 'response.created' }
  | {
      readonly type: 'kb_response';
      readonly answer_html: string;
      readonly metadata: { readonly intent: string; readonly similarity: number };
    }
  | { readonly type: 'kb_suggestions'; readonly suggestions: readonly string[] }
  | { readonly type: 'response.output_text.delta'; readonly delta: string }
  | { readonly type: 'response.output_text.done'; readonly text: string }
  | { readonly type: 'suggest_respira_mode'; readonly original_query: string }
  | { readonly type: 'usage_warning'; readonly message: string }
  | { readonly type: 'limit_exceeded'; readonly message: string }
  | { readonly type: 'fallback_response'; readonly message: string }
  /** What could be done, beside the messages of spec 2 §7: a guardian confirms it, or says no (G30). */
  | { readonly type: 'action_proposed'; readonly message: string; readonly proposal: Proposal }
  | { readonly type: 'input_audio_buffer.speech_started' }
  | { readonly type: 'input_audio_buffer.speech_stopped' }
  /** What was understood of it: the provider's own message, beside those of spec 2 §7, for whoever reads along. */
  | { readonly type: 'conversation.item.input_audio_transcription.completed'; readonly transcript: string }
  | { readonly type: 'response.audio.delta'; readonly delta: string }
  | { readonly type: 'response.audio_transcript.delta'; readonly delta: string }
  | { readonly type: 'response.audio_transcript.done'; readonly transcript: string }
  | { readonly type: 'openai_disconnected' }
  | { readonly type: 'response.done' }
  | { readonly type: 'error'; readonly message: string };
