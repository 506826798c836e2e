import { chromium } from 'playwright-core';
import { server, mode } from '/tmp/demo-server.mjs';
await new Promise((r) => server.listen(4100, r));
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const w of [390, 1280]) {
  const p = await b.newPage({ viewport: { width: w, height: 844 } });
  p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(w, m.type(), m.text().slice(0, 300)));
  p.on('pageerror', (e) => console.log(w, 'PAGEERROR', e.message.slice(0, 300)));
  await p.goto('http://localhost:4100/demo');
  await p.waitForSelector('main'); await p.waitForTimeout(700);
  await p.screenshot({ path: `/tmp/demo-${w}.png`, fullPage: true });
  for (const d of ['dialog', 'drawer', 'fest', 'kid', 'antd']) {
    await p.goto('about:blank'); await p.goto('http://localhost:4100/demo#' + d); await p.waitForTimeout(d==='antd'?2500:900);
    if (d === 'dialog') { await p.click('text=Entrar'); await p.waitForTimeout(500); }
    await p.screenshot({ path: `/tmp/demo-${d}-${w}.png`, fullPage: d === 'antd' });
    if (d === 'dialog') { await p.keyboard.press('Escape'); await p.waitForTimeout(200); console.log('dialog closed', await p.locator('dialog').count(), 'toast kept', await p.locator('.toast').count()); }
  }
  await p.close();
}
for (const m of process.env.FED ? ['ok', '404', 'hang', 'cut', 'stale'] : []) {
  mode.family = m;
  const ctx = await b.newContext(); const p = await ctx.newPage();
  let navs = 0; p.on('framenavigated', () => navs++);
  const t = Date.now();
  await p.goto('http://localhost:4100/x', { waitUntil: 'commit' });
  await p.waitForSelector('#frame'); const painted = Date.now() - t;
  const what = await Promise.race([p.waitForSelector('text=Esta parte no responde ahora', { timeout: 6000 }).then(() => 'down'), p.waitForFunction(() => !document.querySelector('.spin'), null, { timeout: 6000 }).then(() => 'gone')]).catch((e) => 'neither');
  await p.waitForTimeout(300);
  console.log(m, 'frame', painted, what, Date.now() - t, 'navs', navs, (await p.locator('#root').innerText()).replace(/\n/g, ' | '));
  if (m !== 'ok') { mode.family = 'ok'; await p.click('text=Reintentar').catch(() => 0); await p.waitForTimeout(800); console.log('   after retry:', (await p.locator('#root').innerText()).replace(/\n/g, ' | ')); }
  await ctx.close();
}
await b.close(); server.close();
