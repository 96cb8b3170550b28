export { DocumentFrame, type DocumentFrameProps, type MarkedPlace } from './DocumentFrame.tsx'
