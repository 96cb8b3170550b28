import { fromPromise, setup } from 'xstate'

/** A chart for tests with one of everything: nested and parallel states, a guard, a delay, a request, an end. */
export const shopMachine = setup({
  actors: { warehouse: fromPromise(async () => 1) },
  guards: { 'it is in stock': ({ event }) => event.book !== 'rare' },
  delays: { 'three seconds': 3000 },
}).createMachine({
  id: 'shop',
  description: 'A shop.',
  type: 'parallel',
  states: {
    order: {
      description: 'One order.',
      meta: { spec: 'part 1 § 1, part 2 § 3' },
      initial: 'opening',
      on: { 'the order is dropped': { target: '.empty', description: 'It begins anew.' } },
      states: {
        opening: { always: 'empty' },
        empty: {
          description: 'Nothing is chosen yet.',
          on: {
            'a book is chosen': { guard: 'it is in stock', target: 'asking', description: 'It is asked for.' },
            'a look around': { description: 'Looking changes nothing.' },
          },
        },
        asking: {
          description: 'The warehouse is asked.',
          invoke: { id: 'warehouse', src: 'warehouse', onDone: 'sent', onError: 'empty' },
          initial: 'patient',
          states: { patient: { after: { 'three seconds': 'slow' } }, slow: {} },
        },
        sent: { type: 'final' },
      },
    },
    lamp: {
      initial: 'off',
      states: {
        off: { on: { 'evening falls': 'on' } },
        on: { on: { 'day breaks': { target: 'off', description: 'It is light.' } } },
      },
    },
  },
})
