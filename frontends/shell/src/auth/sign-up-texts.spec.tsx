import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { legalVersions, listLegalVersions, signUp } from '@alcancia/contracts/identity';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import { legalHead } from '../../test/legal.js';
import { SignUpForm } from './sign-up-form.js';

test('who opens an account agrees to the texts that are in force as the box is ticked', async () => {
  const api = new FakeApi()
    .answer(listLegalVersions, () => ({ versions: [{ ...legalHead, version: '2.0' }] }))
    .answer(signUp, ({ email = '' }) => ({ email }));
  const asked = (subject: string) => api.asked.find((one) => one.subject === subject);
  const form = <SignUpForm invitation={null} onOpened={() => undefined} onLeaveInvitation={() => undefined} />;
  const { user } = renderWithKit(form, { api });
  await user.type(screen.getByLabelText('Nombre completo'), 'Laura Méndez');
  await user.type(screen.getByLabelText('Email'), 'laura@correo.example');
  await user.type(screen.getByLabelText('Contraseña'), 'ahorrando1');
  await user.type(screen.getByLabelText('Confirmar contraseña'), 'ahorrando1');
  expect(asked(listLegalVersions.subject)).toBeUndefined();
  await user.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(asked(listLegalVersions.subject)).toBeTruthy());
  await user.click(screen.getByRole('button', { name: 'Crear cuenta' }));
  await waitFor(() => expect(asked(signUp.subject)).toBeTruthy());
  expect(asked(signUp.subject)?.input).toMatchObject({
    hasConsented: true,
    termsVersion: '2.0',
    privacyVersion: legalVersions.privacy,
  });
});
