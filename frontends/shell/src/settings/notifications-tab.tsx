import { useSuspenseQuery } from '@tanstack/react-query';

import { type NoticeSwitch, noticeTypes } from '@alcancia/contracts/notifications';
import { addErrorWords } from '@alcancia/web-kit';
import { SwitchField } from '@alcancia/web-kit/ui';
import { notificationsErrorWords } from '@alcancia/web-kit/words/notifications';

import { words } from '../words/notice-choices.js';
import './notifications-tab.css';
import { QuietHoursCard } from './quiet-hours-card.js';
import { preferences } from './settings.queries.js';
import { useSwitchNotice } from './use-choices.js';

addErrorWords(notificationsErrorWords);

/** What an adult is told of, by which channel and when; each choice is kept at once (G23, G28). */
export function NotificationsTab() {
  const { switches, quietHours } = useSuspenseQuery(preferences).data;
  const change = useSwitchNotice();
  return (
    <>
      <section className="card notice-card" aria-label={words.title}>
        <div className="card-head">
          <div>
            <h2>{words.title}</h2>
            <p className="caption">{words.text}</p>
          </div>
        </div>
        <ul className="notice-choices">
          {noticeTypes.map((type) => (
            <li key={type}>
              <div>
                <p className="label">{words.types[type].name}</p>
                <p className="hint">{words.types[type].text}</p>
              </div>
              <div className="notice-channels">
                {switches
                  .filter((one) => one.type === type)
                  .map((one) => (
                    <Choice key={one.channel} choice={one} onChange={(isOn) => change({ ...one, isOn })} />
                  ))}
              </div>
            </li>
          ))}
        </ul>
        <p className="caption">{words.account}</p>
      </section>
      <QuietHoursCard hours={quietHours} />
    </>
  );
}

interface ChoiceProps {
  readonly choice: NoticeSwitch;
  readonly onChange: (isOn: boolean) => void;
}

function Choice({ choice: { type, channel, isOn, isFixed }, onChange }: ChoiceProps) {
  const label = words.channels[channel];
  if (isFixed)
    return (
      <div className="row">
        <span className="grow label">{label}</span>
        <span className="tag tag-success">{words.always}</span>
      </div>
    );
  const name = (
    <>
      <span className="notice-of">{`${words.types[type].name}: `}</span>
      {label}
    </>
  );
  return <SwitchField label={name} checked={isOn} onChange={onChange} />;
}
