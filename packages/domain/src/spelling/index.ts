export { allowedMistakes, mistakesIn, nearestWords } from './nearest-words.ts'
