/** What Chromium tells when the page could be installed; no type of it is in TypeScript's library. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Shows 'Instalar' where the browser offers it; when that fails, /share-app explains (spec 2 §4). */
export function offerInstall(page: Document): void {
  const button = page.querySelector<HTMLButtonElement>('[data-install]');
  if (!button) return;
  let offer: InstallOffer | undefined;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    button.hidden = false;
  });
  addEventListener('appinstalled', () => {
    button.hidden = true;
  });
  button.addEventListener('click', () => {
    offer?.prompt().catch(() => window.location.assign('/share-app'));
  });
}
