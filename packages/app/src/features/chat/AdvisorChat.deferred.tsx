import { Advisor } from './Advisor.tsx'

/** The advisor on the dashboard, open from the start. Spec 1 § 2. */
export const Part = () => <Advisor place="in-page" />
