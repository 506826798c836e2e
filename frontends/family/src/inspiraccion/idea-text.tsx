import { SpeakerHigh } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { Stop } from '@phosphor-icons/react/dist/csr/Stop';

import type { IdeaFields, IdeaSource } from '@alcancia/contracts/assistant';
import { useSpeech } from '@alcancia/web-kit';
import { Button } from '@alcancia/web-kit/ui';

import { words } from '../words/inspiraccion.js';

interface IdeaTextProps {
  readonly idea: IdeaFields;
  readonly source: IdeaSource;
}

/** The whole idea as sentences to be read aloud. */
const spoken = ({ title, body, materials, steps }: IdeaFields): string =>
  [
    `${title}.`,
    body,
    ...(materials.length > 0 ? [`${words.materials}: ${materials.join(', ')}.`] : []),
    ...(steps.length > 0 ? [`${words.steps}.`, ...steps] : []),
  ].join('\n');

/** An idea to read or to listen to; what the AI wrote says so (G33). */
export function IdeaText({ idea, source }: IdeaTextProps) {
  const { type, topic, ageRange, minutes, body, materials, steps } = idea;
  const { canSpeak, isSpeaking, toggle } = useSpeech(spoken(idea), 'inspiraccion');
  return (
    <div className="idea-text">
      <p className="caption">
        {[words.types[type], words.topics[topic], words.ages[ageRange], words.minutes(minutes)].join(' · ')}
      </p>
      <p className="idea-by">
        <span className={source === 'ia' ? 'tag tag-info' : 'tag'}>{words.sources[source]}</span>
        <span className="caption">{words.sourceSays[source]}</span>
      </p>
      {canSpeak && (
        <Button
          kind="soft"
          size="small"
          icon={isSpeaking ? <Stop weight="fill" aria-hidden /> : <SpeakerHigh aria-hidden />}
          onClick={toggle}
        >
          {isSpeaking ? words.stop : words.listen}
        </Button>
      )}
      {body.split(/\n+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {materials.length > 0 && (
        <>
          <h3>{words.materials}</h3>
          <ul>
            {materials.map((material) => (
              <li key={material}>{material}</li>
            ))}
          </ul>
        </>
      )}
      {steps.length > 0 && (
        <>
          <h3>{words.steps}</h3>
          <ol>
            {steps.map((step, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a step has no name but its place
              <li key={at}>{step}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
