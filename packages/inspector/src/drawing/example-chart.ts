import type { ChartLabels, ChartNode, ChartTransition } from './chart.types.ts'

/** Words for stories and tests. */
export const exampleLabels: ChartLabels = {
  drawing: 'The chart, drawn',
  list: 'The chart in words',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  export: 'Save as SVG',
  everything: 'Every state',
  drawingUp: 'The chart is being drawn.',
  active: 'now',
  taken: 'taken',
  opensHere: 'opens here',
  asks: 'asks {name}',
  after: 'after {name}',
  answered: '{name} answers',
  brokenOff: '{name} breaks off',
  finished: '{name} has ended',
  always: 'at once',
  when: 'if {name}',
  stays: 'stays',
  inside: '{name} states inside',
  parallel: 'all at the same time',
  end: 'the end',
}

const way = (
  source: string,
  kind: ChartTransition['kind'],
  trigger: string,
  target: string | null,
  guard: string | null = null,
): ChartTransition => ({
  id: `${source} · ${trigger} → ${target}`,
  kind,
  trigger,
  guard,
  targets: target === null ? [] : [target],
  description: `Because of ${trigger}.`,
})

const plain = { spec: ['part 1 § 1'], initial: [], invocations: [], transitions: [], children: [] } as const
const state = (id: string, description: string, rest: Partial<ChartNode> = {}): ChartNode => ({
  ...plain,
  id,
  name: id.split('.').at(-1) ?? id,
  kind: rest.children ? 'compound' : 'atomic',
  description,
  ...rest,
})

const asking = 'shop.order.asking'
const empty = 'shop.order.empty'

/** A chart with one of everything: nested and parallel states, guards, delays, requests, an end. */
export const exampleChart: ChartNode = state('shop', 'A shop.', {
  kind: 'parallel',
  children: [
    state('shop.order', 'One order.', {
      initial: [empty],
      transitions: [way('shop.order', 'event', 'the order is dropped', empty)],
      children: [
        state(empty, 'Nothing is chosen yet.', {
          transitions: [
            way(empty, 'event', 'a book is chosen', asking, 'it is in stock'),
            way(empty, 'event', 'a look around', null),
          ],
        }),
        state(asking, 'The warehouse is asked.', {
          invocations: [{ id: 'warehouse', source: 'warehouse' }],
          initial: [`${asking}.patient`],
          transitions: [
            way(asking, 'answered', 'warehouse', 'shop.order.sent'),
            way(asking, 'broken-off', 'warehouse', empty),
          ],
          children: [
            state(`${asking}.patient`, 'It has only just been asked.', {
              transitions: [way(`${asking}.patient`, 'delay', 'three seconds', `${asking}.slow`)],
            }),
            state(`${asking}.slow`, 'It takes long.'),
          ],
        }),
        state('shop.order.sent', 'The book is on its way.', { kind: 'final' }),
      ],
    }),
    state('shop.lamp', 'The lamp above the door.', {
      initial: ['shop.lamp.off'],
      children: [
        state('shop.lamp.off', 'Dark.', {
          transitions: [way('shop.lamp.off', 'event', 'evening falls', 'shop.lamp.on')],
        }),
        state('shop.lamp.on', 'Lit.', { transitions: [way('shop.lamp.on', 'event', 'day breaks', 'shop.lamp.off')] }),
      ],
    }),
  ],
})
