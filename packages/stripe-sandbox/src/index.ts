export type { FaultName, FaultSettings, FaultSettingsInput, FaultSwitch } from './faults/fault-switch.ts';
export { faultNames } from './faults/fault-switch.ts';
export type { Right } from './http/key-rights.ts';
export { apiVersion } from './objects/api-version.ts';
export type { SandboxOptions } from './sandbox-options.ts';
export { type RunningSandbox, startStripeSandbox } from './start-stripe-sandbox.ts';
