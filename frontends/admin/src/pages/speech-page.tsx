import { AdminPage } from '../admin-page.js';
import { SpeechPanel } from '../speech/speech-panel.js';
import { words } from '../words/speech.js';

/** 'Audio': how the product speaks. */
export default function SpeechPage() {
  return (
    <AdminPage title={words.title} about={words.about}>
      <SpeechPanel />
    </AdminPage>
  );
}
