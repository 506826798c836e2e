import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import MetabotButton from './metabot-button.js';

const aPage = (at = '/dashboard') => renderWithKit(<MetabotButton />, { api: new FakeApi(), at });
const button = (name: string) => screen.getByRole('button', { name });
const theWindow = () => screen.findByRole('region', { name: 'MetaBot' });

describe('MetaBot beside a page', () => {
  test('opens in a window with both personas, and the question is where one types', async () => {
    aPage();
    fireEvent.click(button('Abrir MetaBot'));
    await theWindow();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Guía', 'Respira']);
    expect(document.activeElement).toBe(screen.getByLabelText('Escribe tu pregunta'));
    expect(screen.queryByRole('button', { name: 'Abrir MetaBot' })).toBeNull();
  });

  test.each([
    ['its button', () => fireEvent.click(button('Minimizar MetaBot'))],
    ['Escape', () => fireEvent.keyDown(screen.getByLabelText('Escribe tu pregunta'), { key: 'Escape' })],
  ])('%s minimises it: what was written stays, the focus is on the button again', async (_how, minimise) => {
    aPage();
    fireEvent.click(button('Abrir MetaBot'));
    await theWindow();
    fireEvent.change(screen.getByLabelText('Escribe tu pregunta'), { target: { value: '¿Cómo' } });
    minimise();
    await waitFor(() => expect(document.activeElement).toBe(button('Abrir MetaBot')));
    fireEvent.click(button('Abrir MetaBot'));
    await theWindow();
    expect(screen.getByLabelText('Escribe tu pregunta')).toHaveProperty('value', '¿Cómo');
  });

  test('closed, it is gone with its button', async () => {
    aPage();
    fireEvent.click(button('Abrir MetaBot'));
    await theWindow();
    fireEvent.click(button('Cerrar MetaBot'));
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('its own page has it already', () => {
    aPage('/assistant');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
