// Permanent numbers from the language (`ids.lock`). Each kind of thing is numbered separately.

export type QualityId = number;
export type SettingId = number;
export type AreaId = number;
export type LodgingId = number;
export type StoryletId = number;
export type BranchId = number;
export type TimedId = number;
export type ShopId = number;
export type StoreItemId = number;
export type WareId = number;
export type AgentId = number;
export type ConcernId = number;
export type PlotId = number;
export type ActId = number;
export type PersonaId = number;
export type SnippetId = number;
export type AdvertId = number;
export type NewsId = number;

// Permanent numbers from the database.

export type CharacterId = number;
export type InvitationId = number;
