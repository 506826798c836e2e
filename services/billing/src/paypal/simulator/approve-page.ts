const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export interface Approval {
  readonly token: string;
  readonly brandName: string;
  readonly planName: string;
  /** As a person reads it: '79.00 MXN'. */
  readonly price: string;
  readonly trialDays: number;
  /** Of another plan for a subscription that runs. */
  readonly isChange: boolean;
}

const style = `
  :root { color-scheme: light }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: #f1f3f7;
    color: #1f2937; font: 16px/1.5 system-ui, sans-serif }
  main { width: 100%; max-width: 420px; background: #fff; border-radius: 20px; padding: 28px 24px;
    box-shadow: 0 12px 40px rgb(15 23 42 / .12) }
  .mark { display: inline-block; margin: 0 0 16px; padding: 4px 12px; border-radius: 999px; background: #e7eefc;
    color: #1d4ed8; font-size: 14px; font-weight: 600 }
  h1 { margin: 0 0 4px; font-size: 22px; line-height: 1.25 }
  p { margin: 0 0 16px }
  dl { margin: 0 0 20px; padding: 16px; border-radius: 14px; background: #f7f9fc }
  dl div { display: flex; justify-content: space-between; gap: 16px }
  dl div + div { margin-top: 8px }
  dt { color: #4b5563 } dd { margin: 0; font-weight: 600; text-align: right }
  form { display: grid; gap: 12px }
  button { min-height: 48px; padding: 12px 16px; border: 0; border-radius: 999px; font: inherit; font-weight: 600;
    cursor: pointer }
  .yes { background: #1d4ed8; color: #fff } .no { background: #fff; color: #1f2937; border: 2px solid #cbd5e1 }
  button:focus-visible { outline: 3px solid #f59e0b; outline-offset: 2px }
  small { display: block; margin-top: 16px; color: #4b5563 }`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;

const mark = '<p class="mark">PayPal de prueba</p>';

/** What a person sees and clicks between 'Suscribirme' and the way back. Works without script. */
export function approvePage({ token, brandName, planName, price, trialDays, isChange }: Approval): string {
  const isFreeToday = trialDays > 0 && !isChange;
  const due = isChange ? 'Desde el próximo pago' : isFreeToday ? 'Después' : 'Hoy';
  return page(
    'Aprobar el pago · PayPal de prueba',
    `${mark}<h1>${escaped(brandName)}</h1><p>Revisa ${isChange ? 'el cambio de plan' : 'tu suscripción'} antes de aceptar.</p>
<dl><div><dt>Plan</dt><dd>${escaped(planName)}</dd></div>
${isFreeToday ? `<div><dt>Hoy</dt><dd>Gratis por ${trialDays} días</dd></div>` : ''}
<div><dt>${due}</dt><dd>${escaped(price)}</dd></div></dl>
<form method="post" action="/webapps/billing/subscriptions">
<input type="hidden" name="ba_token" value="${escaped(token)}">
<button class="yes" name="answer" value="accept">Aceptar</button>
<button class="no" name="answer" value="cancel">Cancelar</button></form>
<small>Es una simulación: no se cobra nada y no hace falta una cuenta.</small>`,
  );
}

export const gonePage = page(
  'PayPal de prueba',
  `${mark}<h1>Aquí ya no hay nada que aprobar</h1><p>Vuelve a la aplicación y empieza de nuevo.</p>`,
);
