import { readFileSync } from 'node:fs'
import type { Looks } from '../candidates/features.ts'
import { bucketsOf } from '../candidates/phrase.ts'
import { softmax } from '../candidates/softmax.ts'
import { remembered } from '../remembered.ts'
import type { CertaintyWeights } from './certainty.ts'

/** A table of numbers, row by row; each row in steps of its own size, so that a character holds a number. */
export interface Packed {
  readonly columns: number
  /** The size of a step of each row. */
  readonly steps: readonly number[]
  /** How many steps, from 45 less than nothing on: the printed characters from `#` on, without the one that JSON writes as two. */
  readonly numbers: string
}

interface Layer {
  readonly weights: Packed
  readonly bias: readonly number[]
}

/** Two layers of weights with a bend between them. */
export interface Net {
  readonly hidden: Layer
  readonly out: Layer
}

/** What knows texts, places and amounts. */
interface Scorer {
  /** From a text's n-grams to its meaning. */
  readonly phrase: { readonly grams: Packed; readonly meaning: Layer }
  /** From what is seen of a place to whether it holds the label. */
  readonly looks: { readonly first: Net; readonly second: Net }
  /** From the features of an amount to what it is, for each kind of statement. */
  readonly amounts: Readonly<Record<string, Net & { readonly classes: readonly string[] }>>
}

/** The weights file: made by `npm run reader:train`, never by hand. */
export interface Weights extends Scorer {
  /** Names the generator and the script they were learned by; those that do not say are older. */
  readonly madeBy?: string
  /** What a text can mean; the last is nothing. */
  readonly concepts: readonly string[]
  /** Numbers of the concepts that are labels of amounts. */
  readonly ofAmounts: readonly number[]
  /** Numbers of the concepts that say where in a paper something stands. */
  readonly ofPlaces: readonly number[]
  /** From what is known of a figure to how likely it is right. */
  readonly certainty: CertaintyWeights
  /** A smaller scorer, taught by other papers: it is asked, too, where the first is not nearly certain. */
  readonly second?: Scorer
}

/** How many steps a packed number is at most, and the characters of none of them and of what JSON writes as two. */
export const [mostSteps, noSteps, skipped] = [45, 80, 92]

/** The rows of a packed table. */
export function unpacked({ columns, steps, numbers }: Packed): Float32Array[] {
  const signed = Int8Array.from(Buffer.from(numbers, 'latin1'), (code) => code - noSteps - Number(code > skipped))
  return steps.map((step, row) =>
    Float32Array.from(signed.subarray(row * columns, (row + 1) * columns), (value) => value * step),
  )
}

/** So many sums are worked out at a time, which costs half of one by one. */
const atOnce = 4

/** Sums that columns of a table are added to, one for each of its rows. */
class Sums {
  /** Column after column: what one input is multiplied with lies together, up to a whole number of times {@link atOnce}. */
  private readonly table: Float32Array
  private readonly sums: Float64Array
  private readonly start: Float64Array
  private readonly result: Float32Array

  constructor(packed: Packed, start: readonly number[] = []) {
    const rows = unpacked(packed)
    this.result = new Float32Array(rows.length)
    const height = Math.ceil(rows.length / atOnce) * atOnce
    this.sums = new Float64Array(height)
    this.start = Float64Array.from({ length: height }, (_, at) => start[at] ?? 0)
    this.table = Float32Array.from(
      { length: packed.columns * height },
      (_, at) => rows[at % height]?.[Math.floor(at / height)] ?? 0,
    )
  }

  restart(): void {
    this.sums.set(this.start)
  }

  /** Adds a column so many times. */
  add(column: number, times: number): void {
    const { sums, table } = this
    for (let to = 0, from = column * sums.length; to < sums.length; to += atOnce, from += atOnce) {
      sums[to] = (sums[to] ?? 0) + (table[from] ?? 0) * times
      sums[to + 1] = (sums[to + 1] ?? 0) + (table[from + 1] ?? 0) * times
      sums[to + 2] = (sums[to + 2] ?? 0) + (table[from + 2] ?? 0) * times
      sums[to + 3] = (sums[to + 3] ?? 0) + (table[from + 3] ?? 0) * times
    }
  }

  /** The sums, each so many times: in an array that the next paper of this table uses, too. */
  times(scale: number): Float32Array {
    const { result, sums } = this
    for (let at = 0; at < result.length; at++) result[at] = (sums[at] ?? 0) * scale
    return result
  }
}

/** A layer as a function of its inputs; most of them are naught, and only the rest is multiplied. */
function layerOf({ weights, bias }: Layer): (inputs: Float32Array) => Float32Array {
  const sums = new Sums(weights, bias)
  return (inputs) => {
    sums.restart()
    for (let at = 0; at < inputs.length; at++) {
      const input = inputs[at] ?? 0
      if (input !== 0) sums.add(at, input)
    }
    return sums.times(1)
  }
}

/** The n-grams of a text as one short vector; the table has a row for each of its numbers, a column for each bucket. */
function gramsOf(packed: Packed): (text: string) => Float32Array {
  const sums = new Sums(packed)
  return (text) => {
    const own = bucketsOf(text)
    sums.restart()
    // A smaller table has several buckets in one.
    for (const bucket of own) sums.add(bucket & (packed.columns - 1), 1)
    return sums.times(1 / Math.sqrt(Math.max(1, own.length)))
  }
}

/** Tells what an amount is. */
export interface Classifier {
  readonly classes: readonly string[]
  /** One share for each class, in their order. */
  readonly sharesOf: (features: Float32Array) => Float32Array
}

/** The scorer ready for use. */
export interface Model {
  readonly concepts: readonly string[]
  readonly meanings: Looks
  readonly certainty: CertaintyWeights
  /** What an amount of a kind of statement may be, and the share of each for features of {@link candidatesOf}. */
  readonly classifierOf: (kind: string) => Classifier
  /** Reads the same by itself; of papers of kinds it does not know there is none. */
  readonly second: Model | null
}

/** A net as a function of its inputs. */
export function runnable({ hidden, out }: Net): (inputs: Float32Array) => Float32Array {
  const [inner, outer] = [layerOf(hidden), layerOf(out)]
  return (inputs) => {
    const bent = inner(inputs)
    for (let at = 0; at < bent.length; at++) bent[at] = Math.max(0, bent[at] ?? 0)
    return outer(bent)
  }
}

const noClassifier: Classifier = { classes: [], sharesOf: () => new Float32Array() }

export function modelOf({ second, ...weights }: Weights): Model {
  const { concepts, ofAmounts, ofPlaces, phrase, looks, certainty, amounts } = weights
  const grams = gramsOf(phrase.grams)
  const meaning = layerOf(phrase.meaning)
  const classifiers = new Map(
    Object.entries(amounts).map(([kind, net]) => {
      const run = runnable(net)
      return [kind, { classes: net.classes, sharesOf: (features: Float32Array) => softmax(run(features)) }]
    }),
  )
  const look = { first: runnable(looks.first), second: runnable(looks.second) }
  return {
    concepts,
    certainty,
    meanings: {
      count: concepts.length,
      ofAmounts,
      ofPlaces,
      of: remembered((text) => softmax(meaning(grams(text)))),
      scoreOf: (which, sight) => look[which](sight)[0] ?? 0,
    },
    classifierOf: (kind) => classifiers.get(kind) ?? noClassifier,
    second: second ? modelOf({ ...weights, ...second }) : null,
  }
}

/** The files of weights: one for the specified kinds of statements, one for other papers, each learned by itself. */
const files = { statements: 'weights.json', papers: 'papers/weights.json' } as const
const folder = new URL('../../../../../reader/', import.meta.url)
const shipped = new Map<keyof typeof files, Model>()

/** A model of `packages/server/reader/`, from `src` and from `dist` alike; read when first needed. */
export function shippedModel(which: keyof typeof files = 'statements'): Model {
  const model = shipped.get(which) ?? modelOf(JSON.parse(readFileSync(new URL(files[which], folder), 'utf8')))
  shipped.set(which, model)
  return model
}
