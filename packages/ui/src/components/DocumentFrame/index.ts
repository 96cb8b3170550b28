export { DocumentFrame, type DocumentFrameProps, type MarkedArea } from './DocumentFrame.tsx'
