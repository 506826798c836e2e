import '@alcancia/web-kit/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Hourglass } from '@phosphor-icons/react/dist/csr/Hourglass';
import { Check } from '@phosphor-icons/react/dist/csr/Check';
import { makeQueryClient } from '@alcancia/web-kit';
import { RemoteRoutes } from '@alcancia/web-kit/federation';
import * as U from '@alcancia/web-kit/ui';
import * as A from '@alcancia/web-kit/art';

const { Button, KidButton } = U;
function Demo() {
  const [open, setOpen] = useState<string | null>(location.hash.slice(1) || null);
  const [v, setV] = useState<any>('');
  const [n, setN] = useState(5);
  const [d, setD] = useState<string | null>(null);
  const [c, setC] = useState(true);
  const [tab, setTab] = useState('a');
  const [err, setErr] = useState<any>(null);
  const close = () => setOpen(null);
  return (
    <main style={{ maxWidth: 1200, margin: '0 auto', padding: 16, display: 'grid', gap: 20 }}>
      <A.Logo />
      <div className="row wrap">
        <Button>Aprobar</Button><Button busy>Guardando...</Button><Button kind="line">Rechazar</Button><Button kind="soft">Suave</Button><Button kind="bare">Nada</Button><Button kind="danger">Borrar</Button><Button kind="honey">Miel</Button><Button disabled>No disponible</Button><Button size="large">Grande</Button><Button size="small">Chico</Button>
        <U.Coins cents={124550} sign="+" /><U.Points points={1} /><U.Amount points={20} coinsCents={500} />
      </div>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit,minmax(260px,1fr))' }}>
        <U.Empty title="Aquí empieza tu familia" text="Crea el perfil de un niño y elijan juntos su primera meta." action={<Button size="large">Agregar Primer Niño</Button>} />
        <U.ErrorPanel onRetry={() => 0} />
        <div data-palette="sage-mint" className="kid"><U.Empty pet="sloth" mood="sleep" title="Hoy toca descansar" text="No tienes actividades. ¡Disfruta el día!" action={<KidButton kind="quiet">Hice algo extra</KidButton>} /></div>
        <U.Bones /><div className="card"><U.Loading /></div>
        <div className="card stack">
          <U.TextField label="Nombre" value={v} onChange={setV} hint="Como lo llaman en casa" />
          <U.PasswordField label="Contraseña" value={v} onChange={setV} error="Contraseña incorrecta" />
          <U.SelectField label="Género" value="" options={[{ value: 'm', label: 'Mujer' }]} onChange={setV} />
          <U.CheckField label="Acepto los términos" checked={c} onChange={setC} />
          <U.SwitchField label="Activa" hint="Se ve en la agenda" checked={c} onChange={setC} />
        </div>
        <div className="card stack">
          <U.Stepper label="Puntos" value={n} onChange={setN} lead={<A.Art svg={A.star(24)} />} />
          <U.ChoiceField label="Motivo" options={[{ value: 'a', label: 'No terminada' }, { value: 'b', label: 'Falta foto' }]} value={tab} onChange={setTab} />
          <U.TextArea label="Mensaje" isOptional value={v} onChange={setV} />
          {open === 'antd' && <><U.DateField label="Fecha" value={d} onChange={setD} /><U.PickField label="País" value={null} options={[{ value: 'MX', label: 'México' }]} onChange={setV} placeholder="Elige" /></>}
        </div>
        <div className="card stack">
          <U.Tabs label="Pestañas" tabs={[{ key: 'a', label: 'Una' }, { key: 'b', label: 'Dos' }]} value={tab} onChange={setTab}>Panel {tab}</U.Tabs>
          <U.Tabs label="Pestañas" look="box" tabs={[{ key: 'a', label: 'Una' }, { key: 'b', label: 'Dos' }]} value={tab} onChange={setTab} />
          <U.Progress value={3} max={7} label="x" /><U.Progress value={3} max={7} label="x" fill="points" /><U.Progress value={3} max={7} label="x" fill="coins" />
          <U.Tip text="Primero crea el perfil de un niño">{(w) => <span className="nav locked" aria-disabled {...w}>Metas</span>}</U.Tip>
          <U.HintBox>Una nota</U.HintBox><U.HintBox kind="warn">Ojo</U.HintBox>
          <div className="row">{['fox', 'rabbit', 'owl'].map((p) => <U.Avatar key={p} name={p} />)}<U.Avatar name={null} initials="LM" /><U.EmojiTile emoji="🌱" /></div>
        </div>
      </div>
      <div className="kid k-card" data-palette="ocean-teal" style={{ background: 'var(--bg)' }}>
        <div className="row wrap"><KidButton icon={<Check />}>Hecho</KidButton><KidButton busy>Hecho</KidButton><KidButton kind="wait" icon={<Hourglass />}>En revisión</KidButton><KidButton kind="done" icon={<Check />}>¡Lista!</KidButton><KidButton kind="accent">Otra vez</KidButton><KidButton kind="quiet">Deshacer</KidButton><U.SlotRow slots={['done', 'review', 'open']} /><U.Coins kid cents={500} /><U.Points kid points={10} /></div>
        <U.Progress kid value={3} max={5} label="m" />
        <U.Tabs look="kid" label="p" tabs={[{ key: 'a', label: 'Una' }, { key: 'b', label: 'Dos' }]} value={tab} onChange={setTab} />
      </div>
      <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill,minmax(220px,1fr))' }}>
        {Object.keys(A.cardDesigns).map((k, i) => <div key={k} className="world" data-card={k} style={{ height: 140, padding: 16 }}><A.CardArt name={k} />{(A.cardDesigns as any)[k].name}<div style={{ position: 'absolute', right: 0, bottom: 0, width: 90 }}><A.Pet name={Object.keys(A.petKits)[i]!} stage={4} /></div></div>)}
      </div>
      <div className="card row wrap">{Object.values(A.doors).map((f, i) => <div key={i} style={{ width: 64 }}><A.Art svg={f()} /></div>)}{Object.values(A.moments).map((f, i) => <div key={i} style={{ width: 64 }}><A.Art svg={f()} /></div>)}{([1, 2, 3, 4, 5] as const).map((s) => <div key={s} style={{ width: 90 }}><A.Pet name="axolotl" stage={s} /></div>)}</div>
      <div className="kid" data-palette="gentle-pink" style={{ padding: 20, borderRadius: 28 }}><U.PinPad prompt="Escribe tu PIN" onComplete={() => setErr({ title: 'PIN incorrecto', text: 'Te quedan 2 intentos' })} error={err} /></div>
      <div className="kid" data-palette="gentle-pink" style={{ padding: 20, borderRadius: 28 }}><U.PinPad locked onComplete={() => 0} error={{ title: 'PIN bloqueado', text: 'Demasiados intentos. Intenta en 5 minutos o pide ayuda a un adulto' }} /><U.WizardSteps at={2} all={4} /></div>
      {open === 'dialog' && <U.Dialog title="Un diálogo" onClose={close} footer={<><Button kind="line" onClick={close}>Cancelar</Button><Button onClick={() => U.toast({ title: 'Sofía ganó 5 Monedas', text: 'Regar las plantas', action: { label: 'Deshacer', onClick: () => 0 } })}>Entrar</Button></>}><U.TextField label="Nombre" value={v} onChange={setV} /></U.Dialog>}
      {open === 'drawer' && <U.Drawer title="Nueva actividad" onClose={close} footer={<><Button kind="line">Cancelar</Button><Button>Guardar</Button></>}><U.TextField label="Nombre" value={v} onChange={setV} /></U.Drawer>}
      {open === 'fest' && <U.Celebration title="¡Meta alcanzada!" text="Día en el acuario, 1000 Puntos" won={<><U.Points kid points={1000} /><U.Coins kid sign="+" cents={5000} /></>} action={<KidButton kind="accent">Canjear</KidButton>} pet="jaguar" palette="royal-purple" onClose={close} />}
      {open === 'kid' && <U.KidDialog title="¿Lo hiciste?" palette="ocean-teal" onClose={close}><KidButton block>Sí</KidButton></U.KidDialog>}
      <button onClick={() => U.toast({ kind: 'error', title: 'Error al guardar', text: 'No se pudo guardar la personalización', action: { label: 'Reintentar', onClick: () => 0 } })}>toast</button>
    </main>
  );
}
const router = createBrowserRouter([{ path: '/demo', element: <Demo /> }, { path: '/child-dashboard/*', element: <RemoteRoutes name="child" /> }, { path: '*', element: <><p id="frame">frame</p><RemoteRoutes name="family" /></> }]);
createRoot(document.getElementById('root')!).render(<QueryClientProvider client={makeQueryClient()}><RouterProvider router={router} /><U.Toaster /></QueryClientProvider>);
