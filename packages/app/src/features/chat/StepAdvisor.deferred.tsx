import { Advisor } from './Advisor.tsx'

/** The advisor beside a step of the return, behind its round button; it knows the step. */
export const Part = () => <Advisor place="over-page" />
