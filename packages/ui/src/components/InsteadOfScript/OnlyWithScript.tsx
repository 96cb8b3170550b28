import type { ReactNode } from 'react'
import { useHydrated } from '../../behaviour/use-hydrated.ts'
import * as styles from './InsteadOfScript.css.ts'

/**
 * What acts by script alone, beside an {@link import('./InsteadOfScript.tsx').InsteadOfScript}: unseen until its script is there, but in
 * its room, so that nothing moves under a pointer when it comes.
 */
export const OnlyWithScript = ({ children }: { readonly children: ReactNode }) => (
  <div className={useHydrated() ? undefined : styles.untilScript}>{children}</div>
)
