import { readFileSync } from 'node:fs'
import type { Meanings } from '../candidates/features.ts'
import { bucketsOf } from '../candidates/phrase.ts'

/** A table of numbers, row by row; each row in steps of its own size, so that a byte holds a number. */
export interface Packed {
  readonly columns: number
  /** The size of a step of each row. */
  readonly steps: readonly number[]
  /** Signed bytes in base64. */
  readonly bytes: string
}

interface Layer {
  readonly weights: Packed
  readonly bias: readonly number[]
}

/** The weights file: made by `npm run reader:train`, never by hand. */
export interface Weights {
  /** What a text can mean; the last is nothing. */
  readonly concepts: readonly string[]
  /** Numbers of the concepts that are labels of amounts. */
  readonly ofAmounts: readonly number[]
  /** From a text's n-grams to its meaning. */
  readonly phrase: { readonly grams: Packed; readonly meaning: Layer }
  /** From the features of an amount to what it is, for each kind of statement. */
  readonly amounts: Readonly<
    Record<string, { readonly classes: readonly string[]; readonly hidden: Layer; readonly out: Layer }>
  >
}

/** The rows of a packed table. */
export function unpacked({ columns, steps, bytes }: Packed): Float32Array[] {
  const signed = new Int8Array(Buffer.from(bytes, 'base64'))
  return steps.map((step, row) =>
    Float32Array.from(signed.subarray(row * columns, (row + 1) * columns), (value) => value * step),
  )
}

export function softmax(scores: Float32Array): Float32Array {
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

export function timesVector(
  rows: readonly Float32Array[],
  bias: readonly number[],
  vector: Float32Array,
): Float32Array {
  return Float32Array.from(rows, (row, at) => {
    let sum = bias[at] ?? 0
    for (let column = 0; column < row.length; column++) sum += (row[column] ?? 0) * (vector[column] ?? 0)
    return sum
  })
}

/** The n-grams of a text as one short vector; the table has a row for each of its numbers, a column for each bucket. */
export function gramsOf(table: readonly Float32Array[], text: string): Float32Array {
  const own = bucketsOf(text)
  const scale = 1 / Math.sqrt(Math.max(1, own.length))
  return Float32Array.from(table, (row) => own.reduce((sum, bucket) => sum + (row[bucket] ?? 0), 0) * scale)
}

/** The scorer ready for use. */
export interface Model {
  readonly concepts: readonly string[]
  readonly meanings: Meanings
  /** For features of {@link candidatesOf}: the share of each class of that kind of statement. */
  readonly sharesOf: (kind: string, features: Float32Array) => ReadonlyMap<string, number>
}

export function modelOf({ concepts, ofAmounts, phrase, amounts }: Weights): Model {
  const grams = unpacked(phrase.grams)
  const meaning = unpacked(phrase.meaning.weights)
  const nets = new Map(
    Object.entries(amounts).map(([kind, { classes, hidden, out }]) => [
      kind,
      {
        classes,
        hidden: unpacked(hidden.weights),
        hiddenBias: hidden.bias,
        out: unpacked(out.weights),
        outBias: out.bias,
      },
    ]),
  )
  return {
    concepts,
    meanings: {
      count: concepts.length,
      ofAmounts,
      of: (text) => softmax(timesVector(meaning, phrase.meaning.bias, gramsOf(grams, text))),
    },
    sharesOf: (kind, features) => {
      const net = nets.get(kind)
      if (!net) return new Map()
      const inner = timesVector(net.hidden, net.hiddenBias, features).map((value) => Math.max(0, value))
      const shares = softmax(timesVector(net.out, net.outBias, inner))
      return new Map(net.classes.map((name, at) => [name, shares[at] ?? 0]))
    },
  }
}

let shipped: Model | null = null

/** The model of `packages/server/reader/weights.json`, from `src` and from `dist` alike; read when first needed. */
export function shippedModel(): Model {
  const file = new URL('../../../../../reader/weights.json', import.meta.url)
  const weights: Weights = JSON.parse(readFileSync(file, 'utf8'))
  shipped ??= modelOf(weights)
  return shipped
}
