export { type StepState, StepTracker, type StepTrackerProps, type TrackedStep } from './StepTracker.tsx'
