import { readFileSync } from 'node:fs'

/** The letters a word may be made of for the letter model; index 0 stands for its edges. */
const alphabet = ' abcdefghijklmnopqrstuvwxyz'
const size = alphabet.length

const numberOf = (trigram: string): number =>
  [...trigram].reduce((number, letter) => number * size + Math.max(0, alphabet.indexOf(letter)), 0)

const plain = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

const trigramsOf = (word: string): string[] => {
  const edged = `  ${plain(word)} `
  return Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3))
}

/** One bit for each three letters that follow one another in some Dutch or English word. Made by `npm run reader:letters`. */
export function lettersSeenIn(words: Iterable<string>): Buffer {
  const bits = Buffer.alloc(Math.ceil(size ** 3 / 8))
  for (const number of [...words].flatMap(trigramsOf).map(numberOf)) {
    const byte = number >> 3
    bits[byte] = (bits[byte] ?? 0) | (1 << (number & 7))
  }
  return bits
}

/** `packages/server/reader/letters.txt`, from `src` and from `dist` alike. */
const seen = Buffer.from(readFileSync(new URL('../../../../../reader/letters.txt', import.meta.url), 'utf8'), 'base64')
const isSeen = (number: number) => ((seen[number >> 3] ?? 0) & (1 << (number & 7))) !== 0

/** Whether a word could be Dutch or English by its letters: a torn, glued or wrongly encoded one mostly could not. */
export const looksWritten = (word: string): boolean => trigramsOf(word).map(numberOf).every(isSeen)
