export { mistakesIn, nearestWords } from './nearest-words.ts'
