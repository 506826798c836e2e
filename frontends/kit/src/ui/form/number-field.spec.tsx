import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';

import { renderWithKit } from '../../testing/index.js';
import { NumberField } from './number-field.js';
import { Stepper } from './stepper.js';
import { type TypedNumber, wholeNumberIn } from './typed-number.js';

const heard: TypedNumber[] = [];
function Age() {
  const [value, setValue] = useState<TypedNumber>('');
  heard.push(value);
  return <NumberField label="Edad" min={18} max={120} value={value} onChange={setValue} />;
}
function Coins() {
  const [value, setValue] = useState<TypedNumber>(20);
  heard.push(value);
  return <Stepper label="Monedas" min={10} max={1000} step={5} value={value} onChange={setValue} />;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const says = () => screen.queryByRole('alert')?.textContent;

it.each([
  ['18.5', '«Edad»: usa un número entero, de 18 a 120.'],
  ['2,5', '«Edad»: usa un número entero, de 18 a 120.'],
  ['121', '«Edad»: usa un número entero, de 18 a 120.'],
  ['-20', '«Edad»: usa un número entero, de 18 a 120.'],
  ['dieciocho', '«Edad»: usa un número entero, de 18 a 120.'],
  ['1e2', '«Edad»: usa un número entero, de 18 a 120.'],
])('keeps %s as it was typed and says what is wrong', (typed, said) => {
  renderWithKit(<Age />);
  type(typed);
  expect([field().value, heard.at(-1), says()]).toEqual([typed, typed, said]);
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

it('says that a number is too small once the field is left, for it may have been going to grow', () => {
  renderWithKit(<Age />);
  type('1');
  expect(says()).toBeUndefined();
  type('17');
  fireEvent.blur(field());
  expect([field().value, says()]).toEqual(['17', '«Edad»: usa un número entero, de 18 a 120.']);
  type('18');
  expect([heard.at(-1), says()]).toEqual([18, undefined]);
});

it('takes whole numbers as Spanish writes them', () => {
  const meant = ['7', ' 40 ', '1.000', '100.000', '2,0', '2,00', '2,5', '2.5', '1,000', '1.00', '', '٣', '+1'];
  expect(meant.map(wholeNumberIn)).toEqual([7, 40, 1000, 100_000, 2, 2, null, null, null, null, null, null, null]);
});

it('a stepper changes nothing that was typed either, and steps on from it', () => {
  renderWithKit(<Coins />);
  type('2,5');
  fireEvent.blur(field());
  expect([field().value, heard.at(-1), says()]).toEqual([
    '2,5',
    '2,5',
    '«Monedas»: usa un número entero, de 10 a 1000.',
  ]);
  type('1.000');
  expect([field().value, heard.at(-1), says()]).toEqual(['1.000', 1000, undefined]);
  fireEvent.click(screen.getByRole('button', { name: 'Menos Monedas' }));
  expect([field().value, heard.at(-1)]).toEqual(['995', 995]);
});
