import { words } from '../words/share.js';
import { ShareApp } from './share-app.js';

/** '/share-app' within the frame, for whoever is signed in (spec 1 §2). */
export default function SharePage() {
  return (
    <>
      <div className="page-head">
        <h1>{words.name}</h1>
      </div>
      <ShareApp />
    </>
  );
}
