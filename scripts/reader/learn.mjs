import { buckets, bucketsOf } from '../../packages/server/src/features/documents/reading/candidates/phrase.ts'
import { mostSteps, noSteps, skipped } from '../../packages/server/src/features/documents/reading/statements/model.ts'

const softmaxInPlace = (scores) => {
  let highest = -Infinity
  for (const score of scores) if (score > highest) highest = score
  let sum = 0
  for (let at = 0; at < scores.length; at++) sum += scores[at] = Math.exp(scores[at] - highest)
  for (let at = 0; at < scores.length; at++) scores[at] /= sum
  return scores
}
const shuffle = (list, chance) => {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(chance.next() * (at + 1))
    ;[list[at], list[other]] = [list[other], list[at]]
  }
}

/** The shares of all concepts where one of them is meant; a little is left to the others. */
export const certain = (concepts, concept) =>
  Float32Array.from(concepts, (one) => (one === concept ? 0.97 : 0.03 / (concepts.length - 1)))

/**
 * Learns a text's meaning, as the shares of the concepts, from its n-grams: a vector for each bucket, summed, then softmax over the concepts
 * (Adagrad). `hidden` of the n-grams are hidden at a time, so that no single one is relied on.
 */
export function learnPhrases(
  samples,
  concepts,
  chance,
  { width = 16, size = buckets, rounds = 4, rate = 0.12, hidden = 0.15 } = {},
) {
  const grams = Float32Array.from({ length: size * width }, () => (chance.next() - 0.5) * 0.2)
  const weights = Float32Array.from({ length: concepts.length * width }, () => (chance.next() - 0.5) * 0.2)
  const bias = new Float32Array(concepts.length)
  const [gramsSeen, weightsSeen, biasSeen] = [grams, weights, bias].map(({ length }) =>
    new Float32Array(length).fill(0.1),
  )
  const known = samples.map(({ text, shares }) => ({
    own: bucketsOf(text).map((bucket) => bucket & (size - 1)),
    targets: shares,
  }))
  const inner = new Float32Array(width)
  const back = new Float32Array(width)
  for (let round = 0; round < rounds; round++) {
    shuffle(known, chance)
    for (const { own, targets } of known) {
      const kept = own.filter(() => chance.next() > hidden)
      const scale = 1 / Math.sqrt(Math.max(1, kept.length))
      inner.fill(0)
      for (const bucket of kept) for (let at = 0; at < width; at++) inner[at] += grams[bucket * width + at]
      for (let at = 0; at < width; at++) inner[at] *= scale
      const shares = new Float32Array(concepts.length)
      for (let concept = 0; concept < shares.length; concept++) {
        let sum = bias[concept]
        for (let at = 0; at < width; at++) sum += weights[concept * width + at] * inner[at]
        shares[concept] = sum
      }
      softmaxInPlace(shares)
      back.fill(0)
      for (let concept = 0; concept < shares.length; concept++) {
        const error = shares[concept] - targets[concept]
        biasSeen[concept] += error * error
        bias[concept] -= (rate * error) / Math.sqrt(biasSeen[concept])
        for (let at = 0; at < width; at++) {
          const place = concept * width + at
          back[at] += error * weights[place]
          const slope = error * inner[at]
          weightsSeen[place] += slope * slope
          weights[place] -= (rate * slope) / Math.sqrt(weightsSeen[place])
        }
      }
      for (const bucket of kept)
        for (let at = 0; at < width; at++) {
          const place = bucket * width + at
          const slope = back[at] * scale + 1e-5 * grams[place]
          gramsSeen[place] += slope * slope
          grams[place] -= (rate * slope) / Math.sqrt(gramsSeen[place])
        }
    }
  }
  return {
    grams: Array.from({ length: width }, (_, at) =>
      Float32Array.from({ length: size }, (__, bucket) => grams[bucket * width + at]),
    ),
    meaning: { weights: rowsOf(weights, width), bias },
  }
}

const rowsOf = (flat, width) =>
  Array.from({ length: flat.length / width }, (_, row) => flat.subarray(row * width, (row + 1) * width))

/** Learns what an amount is from its features: one hidden layer, softmax over the classes (Adam, in small batches). */
export function learnNet(
  samples,
  classes,
  chance,
  { hidden = 32, rounds = 10, rate = 0.003, batch = 32, decay = 2e-4 } = {},
) {
  const inputs = samples[0].features.length
  const parameters = [
    Float32Array.from({ length: hidden * inputs }, () => (chance.next() - 0.5) * 2 * Math.sqrt(3 / inputs)),
    new Float32Array(hidden).fill(0.05),
    Float32Array.from({ length: classes.length * hidden }, () => (chance.next() - 0.5) * 2 * Math.sqrt(3 / hidden)),
    new Float32Array(classes.length),
  ]
  const [first, firstBias, second, secondBias] = parameters
  const slopes = parameters.map(({ length }) => new Float32Array(length))
  const learn = adam(parameters, decay)
  const known = samples.map((sample) => {
    const places = []
    for (let at = 0; at < inputs; at++) if (Math.abs(sample.features[at]) > 0.008) places.push(at)
    return {
      places: Int32Array.from(places),
      values: Float32Array.from(places, (at) => sample.features[at]),
      target: classes.indexOf(sample.className),
      weight: sample.weight ?? 1,
    }
  })
  const inner = new Float32Array(hidden)
  const shares = new Float32Array(classes.length)
  for (let round = 0; round < rounds; round++) {
    shuffle(known, chance)
    const own = rate * (1 - round / rounds) + rate * 0.05
    for (let start = 0; start < known.length; start += batch) {
      for (const slope of slopes) slope.fill(0)
      const end = Math.min(known.length, start + batch)
      for (let index = start; index < end; index++) {
        const { places, values, target, weight } = known[index]
        for (let unit = 0; unit < hidden; unit++) {
          let sum = firstBias[unit]
          const row = unit * inputs
          for (let at = 0; at < places.length; at++) sum += first[row + places[at]] * values[at]
          inner[unit] = Math.max(0, sum)
        }
        for (let one = 0; one < shares.length; one++) {
          let sum = secondBias[one]
          for (let unit = 0; unit < hidden; unit++) sum += second[one * hidden + unit] * inner[unit]
          shares[one] = sum
        }
        softmaxInPlace(shares)
        for (let one = 0; one < shares.length; one++) {
          shares[one] = ((shares[one] - (one === target ? 1 : 0)) * weight) / (end - start)
          slopes[3][one] += shares[one]
        }
        for (let unit = 0; unit < hidden; unit++) {
          if (inner[unit] <= 0) continue
          let back = 0
          for (let one = 0; one < shares.length; one++) {
            back += shares[one] * second[one * hidden + unit]
            slopes[2][one * hidden + unit] += shares[one] * inner[unit]
          }
          slopes[1][unit] += back
          const row = unit * inputs
          for (let at = 0; at < places.length; at++) slopes[0][row + places[at]] += back * values[at]
        }
      }
      learn(slopes, own)
    }
  }
  return {
    classes,
    hidden: { weights: rowsOf(first, inputs), bias: firstBias },
    out: { weights: rowsOf(second, hidden), bias: secondBias },
  }
}

/** Adam: parameters go against their slopes, each in steps of its own size. */
function adam(parameters, decay) {
  const means = parameters.map(({ length }) => new Float32Array(length))
  const squares = parameters.map(({ length }) => new Float32Array(length))
  let step = 0
  return (slopes, rate) => {
    step++
    const [fade, fadeSquare] = [1 - 0.9 ** step, 1 - 0.999 ** step]
    for (const [which, own] of parameters.entries())
      for (let at = 0; at < own.length; at++) {
        const slope = slopes[which][at]
        means[which][at] = 0.9 * means[which][at] + 0.1 * slope
        const mean = means[which][at]
        squares[which][at] = 0.999 * squares[which][at] + 0.001 * slope * slope
        const square = squares[which][at]
        if (mean !== 0) own[at] -= rate * (mean / fade / (Math.sqrt(square / fadeSquare) + 1e-8) + decay * own[at])
      }
  }
}

/** Learns to choose among alternatives: a score for each from its inputs, softmax over them; several may be partly right. */
export function learnChoice(samples, chance, { hidden = 20, rounds = 8, rate = 0.004, batch = 16 } = {}) {
  const inputs = samples[0].inputs[0].length
  const parameters = [
    Float32Array.from({ length: hidden * inputs }, () => (chance.next() - 0.5) * 2 * Math.sqrt(3 / inputs)),
    new Float32Array(hidden).fill(0.05),
    Float32Array.from({ length: hidden }, () => (chance.next() - 0.5) * 2 * Math.sqrt(3 / hidden)),
  ]
  const [first, bias, second] = parameters
  const slopes = parameters.map(({ length }) => new Float32Array(length))
  const learn = adam(parameters, 1e-4)
  for (let round = 0; round < rounds; round++) {
    shuffle(samples, chance)
    for (let start = 0; start < samples.length; start += batch) {
      for (const slope of slopes) slope.fill(0)
      for (const { inputs: all, targets } of samples.slice(start, start + batch)) {
        const count = all.length
        const inner = new Float32Array(count * hidden)
        const shares = new Float32Array(count)
        for (let which = 0; which < count; which++)
          for (let unit = 0; unit < hidden; unit++) {
            let sum = bias[unit]
            for (let at = 0; at < inputs; at++) sum += first[unit * inputs + at] * all[which][at]
            if (sum <= 0) continue
            inner[which * hidden + unit] = sum
            shares[which] += sum * second[unit]
          }
        softmaxInPlace(shares)
        let hit = 1e-6
        for (let which = 0; which < count; which++) hit += shares[which] * targets[which]
        for (let which = 0; which < count; which++) {
          const error = (shares[which] * (1 - targets[which] / hit)) / batch
          for (let unit = 0; unit < hidden; unit++) {
            const value = inner[which * hidden + unit]
            if (value === 0) continue
            slopes[2][unit] += error * value
            const back = error * second[unit]
            slopes[1][unit] += back
            for (let at = 0; at < inputs; at++) slopes[0][unit * inputs + at] += back * all[which][at]
          }
        }
      }
      learn(slopes, rate * (1.05 - round / rounds))
    }
  }
  return {
    hidden: { weights: rowsOf(first, inputs), bias },
    out: { weights: [second], bias: [0] },
  }
}

/**
 * Learns how likely a figure of each field is right from what is known of it; `isShared` where fields have too few figures for functions of their
 * own: they differ by a constant then.
 */
export function learnCertainty(samples, { isShared = false } = {}) {
  const fields = [...new Set(samples.map(({ field }) => field))]
  if (!isShared)
    return Object.fromEntries(fields.map((field) => [field, logistic(samples.filter((one) => one.field === field))]))
  const marked = samples.map((one) => ({
    ...one,
    facts: [...fields.map((field) => (one.field === field ? 1 : 0)), ...one.facts.slice(1)],
  }))
  const weights = logistic(marked)
  return Object.fromEntries(fields.map((field, at) => [field, [weights[at], ...weights.slice(fields.length)]]))
}

/** Logistic regression, all samples at once, drawn to nothing a little. */
function logistic(samples, { rounds = 800, rate = 0.05, decay = 1e-3 } = {}) {
  const weights = new Float32Array(samples[0].facts.length)
  const slopes = new Float32Array(weights.length)
  const learn = adam([weights], 0)
  for (let round = 0; round < rounds; round++) {
    slopes.forEach((_, at) => {
      slopes[at] = decay * weights[at]
    })
    for (const { facts, isRight } of samples) {
      const score = facts.reduce((sum, fact, at) => sum + fact * weights[at], 0)
      const error = (1 / (1 + Math.exp(-score)) - (isRight ? 1 : 0)) / samples.length
      for (let at = 0; at < facts.length; at++) slopes[at] += error * facts[at]
    }
    learn([slopes], rate * (1.02 - round / rounds))
  }
  return Array.from(weights, (weight) => Number(weight.toPrecision(4)))
}

/** How many steps of a size a number is. */
const stepsOf = (value, size) => Math.max(-mostSteps, Math.min(mostSteps, Math.round(value / size)))
/** Parts of the largest number of a row that its most steps may stand for: of a row with few large ones the rest is told finer. */
const reaches = [1, 0.9, 0.8, 0.7, 0.6, 0.5]

/** The size of steps that the numbers of a row lose least by. */
function stepOf(row) {
  const largest = Math.max(...row.map(Math.abs), 1e-9)
  const sizes = reaches.map((reach) => Number(((reach * largest) / mostSteps).toPrecision(3)))
  const lost = (size) => row.reduce((sum, value) => sum + (value - size * stepsOf(value, size)) ** 2, 0)
  return sizes.reduce((best, size) => (lost(size) < lost(best) ? size : best))
}

/** Rows of numbers, each a printed character: so many steps of its row. */
export function pack(rows) {
  const steps = rows.map(stepOf)
  const codes = rows.flatMap((row, at) =>
    Array.from(row, (value) => {
      const code = noSteps + stepsOf(value, steps[at])
      return code < skipped ? code : code + 1
    }),
  )
  return { columns: rows[0].length, steps, numbers: Buffer.from(codes).toString('latin1') }
}

const rounded = (numbers) => Array.from(numbers, (number) => Number(number.toPrecision(4)))
export const packLayer = ({ weights, bias }) => ({ weights: pack(weights), bias: rounded(bias) })
