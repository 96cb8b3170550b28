export { StyleGuide, type StyleGuideProps } from './StyleGuide.tsx'
export { englishStyleGuide, type StyleGuideWords } from './words.ts'
