import { unpacked } from '../../packages/server/src/features/documents/reading/statements/model.ts'
import { packLayer } from './learn.mjs'

/** Nets side by side as one: it says what they say on average. */
export function sideBySide(nets) {
  const outs = nets.map(({ out }) => unpacked(out.weights))
  const average = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / nets.length
  return {
    hidden: packLayer({
      weights: nets.flatMap(({ hidden }) => unpacked(hidden.weights)),
      bias: nets.flatMap(({ hidden }) => hidden.bias),
    }),
    out: packLayer({
      weights: outs[0].map((_, row) =>
        Float32Array.from(outs.flatMap((rows) => Array.from(rows[row], (weight) => weight / nets.length))),
      ),
      bias: nets[0].out.bias.map((_, at) => average(nets.map(({ out }) => out.bias[at]))),
    }),
  }
}
