import { useWho } from '@alcancia/web-kit';

import { LegalLinks } from '../legal-links.js';
import { words } from '../words/profile.js';
import { AccountRows } from './account-rows.js';
import { LeaveRow } from './leave-row.js';
import { OwnData } from './own-data.js';
import { OwnPin } from './own-pin.js';
import { WaitsFor } from './waits-for.js';
import './profile.css';

/** 'Mi Perfil': the own data, the own PIN, the account (spec 1 §2; G28). */
export default function ProfilePage() {
  const { adult } = useWho();
  if (!adult) return null;
  return (
    <div className="profile-page">
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      <WaitsFor />
      <div className="cols">
        <OwnData key={adult.id} adult={adult} />
        <div>
          <OwnPin hasPin={adult.hasPin} />
          <AccountRows email={adult.email} />
          <LeaveRow />
        </div>
      </div>
      <LegalLinks />
    </div>
  );
}
