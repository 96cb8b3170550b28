import { readFileSync } from 'node:fs'
import { remembered } from '../remembered.ts'
import { lettersOf } from './letters.ts'

/** Letters are numbered from 1; 0 stands for the edges of a word. */
const firstLetter = 'a'.charCodeAt(0) - 1
const size = 27

/** The three letters that follow one another at each place of a word, its edges among them, each three as one number. */
function trigramsOf(word: string): number[] {
  const letters = lettersOf(word).replace(/\d/g, '')
  const numbers: number[] = []
  let last = 0
  for (let at = 0; at <= letters.length; at++) {
    const letter = at < letters.length ? letters.charCodeAt(at) - firstLetter : 0
    last = (last * size + letter) % size ** 3
    numbers.push(last)
  }
  return numbers
}

/** One bit for each three letters that follow one another in some Dutch or English word. Made by `npm run reader:letters`. */
export function lettersSeenIn(words: Iterable<string>): Buffer {
  const bits = Buffer.alloc(Math.ceil(size ** 3 / 8))
  for (const number of [...words].flatMap(trigramsOf)) {
    const byte = number >> 3
    bits[byte] = (bits[byte] ?? 0) | (1 << (number & 7))
  }
  return bits
}

/** `packages/server/reader/letters.txt`, from `src` and from `dist` alike. */
const seen = Buffer.from(readFileSync(new URL('../../../../../reader/letters.txt', import.meta.url), 'utf8'), 'base64')
const isSeen = (number: number) => ((seen[number >> 3] ?? 0) & (1 << (number & 7))) !== 0

/** Whether a word could be Dutch or English by its letters: a torn, glued or wrongly encoded one mostly could not. */
export const looksWritten = remembered((word): boolean => trigramsOf(word).every(isSeen))
