import { select } from 'd3-selection';
import { zoom as zooming, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { MOST_ZOOM, WIDTH, HEIGHT, withinPicture, type MapView } from './map-view.ts';

const viewIn = ({ x, y, k }: ZoomTransform, width: number): MapView => {
  const unit = width / WIDTH;
  return withinPicture({ x: -x / k / unit + WIDTH / k / 2, y: -y / k / unit + HEIGHT / k / 2, zoom: k });
};

const transformOf = ({ x, y, zoom }: MapView, width: number): ZoomTransform => {
  const unit = width / WIDTH;
  return zoomIdentity.translate((WIDTH / zoom / 2 - x) * zoom * unit, (HEIGHT / zoom / 2 - y) * zoom * unit).scale(zoom);
};

/** The wheel belongs to the page until the map has the focus; one finger does until the map is closer than the whole city. */
function isMeant(frame: HTMLElement, closer: boolean, event: WheelEvent | TouchEvent | MouseEvent): boolean {
  if (event.type === 'wheel') return event.ctrlKey || frame.contains(document.activeElement);
  if ('touches' in event) return closer || event.touches.length > 1;
  return event.button === 0 && !event.ctrlKey;
}

/** Wheel, pinch, drag and double press move the view of a map in `frame`, as d3 knows them; `show` does it for keys and buttons. `pixel` is one of the screen in units of the picture. */
export function useMapZoom(frame: RefObject<HTMLElement | null>, first: MapView) {
  const [view, setView] = useState(first);
  const [width, setWidth] = useState(WIDTH);
  const behaviour = useRef<ZoomBehavior<HTMLElement, unknown> | null>(null);
  const started = useRef(first);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const selection = select<HTMLElement, unknown>(element);
    let zoom = 1;
    const made = zooming<HTMLElement, unknown>()
      .scaleExtent([1, MOST_ZOOM])
      .filter((event: WheelEvent | TouchEvent | MouseEvent) => isMeant(element, zoom > 1, event))
      .on('zoom', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => {
        zoom = transform.k;
        setView(viewIn(transform, element.clientWidth));
      });
    behaviour.current = made;
    selection.call(made);
    const measure = new ResizeObserver(() => {
      if (element.clientWidth === 0) return;
      setWidth(element.clientWidth);
      made.translateExtent([
        [0, 0],
        [element.clientWidth, element.clientHeight],
      ]);
      selection.call(made.transform, transformOf(started.current, element.clientWidth));
    });
    measure.observe(element);
    return () => {
      measure.disconnect();
      selection.on('.zoom', null);
    };
  }, [frame]);
  const show = (next: MapView) => {
    const element = frame.current;
    const kept = withinPicture(next);
    if (element && behaviour.current)
      select<HTMLElement, unknown>(element).call(behaviour.current.transform, transformOf(kept, element.clientWidth));
  };
  return { view, show, pixel: WIDTH / width / view.zoom };
}
