import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import type { ErrorCode } from '@alcancia/contracts/errors';
import { beginTotp, confirmTotp, readSecondStep, renewRecoveryCodes, turnOffTotp } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import SecondStepDialog from './second-step-dialog.js';

const codes = ['abcde-23456', 'fghjk-34567'];
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const uri = `otpauth://totp/Alcanc%C3%ADa:laura%40correo.example?secret=${secret}&issuer=Alcanc%C3%ADa`;

function openDialog({ isOn = false, left = 10 } = {}) {
  const api = new FakeApi()
    .answer(readSecondStep, () => ({
      totpSince: isOn ? '2026-11-02T10:00:00.000Z' : null,
      passkeys: [],
      recoveryCodesLeft: isOn ? left : 0,
    }))
    .answer(beginTotp, ({ second }) => {
      if (isOn && !second) throw new ApiError({ code: 'second_step_needed', details: { methods: ['totp'] } });
      return { secret, uri };
    })
    .answer(confirmTotp, () => ({ recoveryCodes: codes }))
    .answer(renewRecoveryCodes, () => ({ recoveryCodes: codes }))
    .answer(turnOffTotp, () => ({}));
  const closed: string[] = [];
  const view = renderWithKit(<SecondStepDialog onClose={() => closed.push('closed')} />, { api });
  const asked = (subject: string) => api.asked.filter((one) => one.subject === subject).map(({ input }) => input);
  return { ...view, api, asked, closed };
}
const press = ({ user }: ReturnType<typeof openDialog>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const refuse =
  (code: ErrorCode, details = {}) =>
  () => {
    throw new ApiError({ code, details });
  };

describe('turning it on', () => {
  test('takes the password, shows the secret as picture and text, and ends with the recovery codes', async () => {
    const view = openDialog();
    await screen.findByText('App de códigos');
    await press(view, 'Usar una app');
    await view.user.type(await screen.findByLabelText('Tu contraseña'), 'ahorrando1');
    await press(view, 'Continuar');
    expect(await screen.findByRole('img', { name: /^Código QR para tu app/ })).toBeTruthy();
    expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy();
    await press(view, 'Confirmar');
    expect(screen.getByText('Escribe los 6 números')).toBeTruthy();
    await view.user.type(screen.getByLabelText('El código que te muestra'), '123 456');
    await press(view, 'Confirmar');
    expect(await screen.findByText('abcde-23456')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(view.asked(beginTotp.subject)).toEqual([{ password: 'ahorrando1' }]);
    expect(view.asked(confirmTotp.subject)).toEqual([{ code: '123456' }]);
    const file = screen.getByRole('link', { name: 'Descargar' });
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(codes.join('\n'));
    expect(file.getAttribute('download')).toBe('alcancia-codigos.txt');
    await press(view, 'Copiar');
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    await press(view, 'Ya los guardé');
    expect(view.closed).toEqual(['closed']);
  });

  test('says under the password that it is wrong', async () => {
    const view = openDialog();
    view.api.answer(beginTotp, refuse('adult_password_wrong'));
    await screen.findByText('App de códigos');
    await press(view, 'Usar una app');
    await view.user.type(await screen.findByLabelText('Tu contraseña'), 'no es esta');
    await press(view, 'Continuar');
    expect(await screen.findByText('Contraseña incorrecta. Por favor intenta de nuevo')).toBeTruthy();
    expect(screen.getByLabelText('Tu contraseña').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('while it is on', () => {
  test('it says how many recovery codes are left, and warns when there is none', async () => {
    openDialog({ isOn: true, left: 1 });
    expect(await screen.findByText('Te queda 1 código de recuperación.')).toBeTruthy();
  });

  test('without any it asks to make others', async () => {
    openDialog({ isOn: true, left: 0 });
    expect(await screen.findByText(/^No te quedan códigos de recuperación/)).toBeTruthy();
  });

  test('turning it off asks for the second step after the password', async () => {
    const view = openDialog({ isOn: true });
    view.api.answer(turnOffTotp, ({ second }) => {
      if (!second) throw new ApiError({ code: 'second_step_needed', details: { methods: ['totp', 'recovery'] } });
      return {};
    });
    await screen.findByText(/^Encendida desde/);
    await press(view, 'Apagar');
    await view.user.type(await screen.findByLabelText('Tu contraseña'), 'ahorrando1');
    await press(view, 'Apagar');
    const code = await screen.findByLabelText('Código de tu app');
    expect(document.activeElement).toBe(code);
    await press(view, 'Apagar');
    expect(screen.getByText('Escribe los 6 números')).toBeTruthy();
    await view.user.type(code, '654321');
    await press(view, 'Apagar');
    expect(await screen.findByText('App de códigos apagada')).toBeTruthy();
    const password = 'ahorrando1';
    expect(view.asked(turnOffTotp.subject)).toEqual([{ password }, { password, second: { code: '654321' } }]);
  });

  test('a code that is wrong is said under it, also where the password was right', async () => {
    const view = openDialog({ isOn: true });
    view.api.answer(renewRecoveryCodes, refuse('second_step_needed', { methods: ['totp'] }));
    await screen.findByText(/^Encendida desde/);
    await press(view, 'Crear códigos nuevos');
    await view.user.type(await screen.findByLabelText('Tu contraseña'), 'ahorrando1');
    await press(view, 'Crear códigos');
    view.api.answer(renewRecoveryCodes, refuse('second_code_wrong'));
    await view.user.type(await screen.findByLabelText('Código de tu app'), '000000');
    await press(view, 'Crear códigos');
    expect(await screen.findByText(/^Código incorrecto/)).toBeTruthy();
    expect(screen.getByLabelText('Código de tu app').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Tu contraseña').getAttribute('aria-invalid')).not.toBe('true');
  });

  test('another phone is set up like the first, behind both steps', async () => {
    const view = openDialog({ isOn: true });
    await screen.findByText(/^Encendida desde/);
    await press(view, 'Cambiar de teléfono');
    await view.user.type(await screen.findByLabelText('Tu contraseña'), 'ahorrando1');
    await press(view, 'Continuar');
    await view.user.type(await screen.findByLabelText('Código de tu app'), '123456');
    await press(view, 'Continuar');
    expect(await screen.findByRole('img', { name: /^Código QR/ })).toBeTruthy();
  });
});
