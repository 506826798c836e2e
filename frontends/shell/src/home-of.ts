import type { WhoAmI } from '@alcancia/web-kit';

import { keptInvitation, wasShown } from './kept-invitation.js';

/** Whether the own data must be filled in first; a child's profile is always complete (spec 1 §5). */
export const needsOnboarding = ({ adult, profile }: WhoAmI): boolean =>
  profile !== 'child' && adult !== null && !adult.isProfileComplete;

export const invitationPath = (token: string): string => `/accept-invite/${token}`;

export const homeOfChild = (childId: string): string => `/child-dashboard/${childId}`;

/** Where '/' leads, by who is signed in (spec 1 §2). */
export function homeOf(who: WhoAmI): string {
  if (who.role === 'super_admin') return '/super-admin-dashboard';
  if (who.profile === 'child') return homeOfChild(who.active?.id ?? '');
  if (needsOnboarding(who)) return '/onboarding';
  if (who.profile !== 'adult') return '/profile-selector';
  const invitation = keptInvitation();
  return invitation === null || wasShown(invitation.token) ? '/dashboard' : invitationPath(invitation.token);
}
