/** The picture that a card and the page of its home have in common. */
const PICTURE = 'home-picture';
/** The page of a home that is not loaded yet appears without its picture: nobody waits for that. */
const FRAMES_FOR_PICTURE = 6;

const isWanted = (): boolean => 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

const pictureOfCard = (address: URL): HTMLElement | null => {
  const same = (link: HTMLAnchorElement) => link.pathname + link.search === address.pathname + address.search;
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main article a')].find(same);
  return link?.closest('article')?.querySelector('figure') ?? null;
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function pictureOfPage(): Promise<HTMLElement | null> {
  for (let frame = 0; frame < FRAMES_FOR_PICTURE; frame++) {
    await nextFrame();
    const picture = document.querySelector<HTMLElement>('main figure:not(article *)');
    if (picture) return picture;
  }
  return null;
}

/** Goes from a card to its home with the picture moving to its new place, where browsers can and people want that. */
export function withMovingPicture(address: URL, go: () => void): void {
  const from = isWanted() ? pictureOfCard(address) : null;
  if (!from) {
    go();
    return;
  }
  from.style.viewTransitionName = PICTURE;
  const transition = document.startViewTransition(async () => {
    from.style.viewTransitionName = '';
    go();
    const to = await pictureOfPage();
    if (to) to.style.viewTransitionName = PICTURE;
  });
  // A transition that another one has overtaken has nothing to report.
  transition.ready.catch(() => undefined);
  void transition.finished.then(() => {
    for (const picture of document.querySelectorAll<HTMLElement>('main figure')) picture.style.viewTransitionName = '';
  });
}
