import { Component, type ReactNode } from 'react'
import { CrashNotice } from '../features/error/CrashNotice.tsx'
import { saveDraft } from './drafts.ts'

interface State {
  readonly hasCrashed: boolean
}

/** Catches what a page throws: keeps what was typed (it comes back after the reload) and offers to load the page again. */
export class PageErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = { hasCrashed: false }

  static getDerivedStateFromError(): State {
    // Here the broken page still stands in the document; in componentDidCatch it is gone.
    saveDraft()
    return { hasCrashed: true }
  }

  override render() {
    return this.state.hasCrashed ? <CrashNotice /> : this.props.children
  }
}
