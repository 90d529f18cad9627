import type { Friend, IneligibleContact, SocialAct } from '@underhall/contract';

/** State of the invitation form without its text fields. */
export type ActState = {
  readonly branchId: number;
  readonly inviteeData: SocialAct['inviteeData'];
  readonly eligibleFriends: readonly Friend[];
  /** Undefined until fetched. */
  readonly ineligibleContacts?: readonly IneligibleContact[];
  /** 0 if there is no contact to select. */
  readonly selectedContactId: number;
  readonly addedFriendId: number;
};

export type ActEvent =
  | { readonly kind: 'refetched'; readonly act: SocialAct }
  | { readonly kind: 'selected'; readonly id: number }
  | { readonly kind: 'added'; readonly addedFriendId: number; readonly eligibleFriends: readonly Friend[] }
  | { readonly kind: 'ineligible'; readonly contacts: readonly IneligibleContact[] };

/** The initial selection: the designated friend, else the first eligible contact. */
const chosenAtFirst = ({ designatedFriend, eligibleFriends: [first] }: SocialAct['inviteeData']): number =>
  (designatedFriend ?? first)?.id ?? 0;

export const openForm = ({ inviteeData }: SocialAct): ActState => ({
  branchId: inviteeData.branchId,
  inviteeData,
  eligibleFriends: inviteeData.eligibleFriends,
  selectedContactId: chosenAtFirst(inviteeData),
  addedFriendId: inviteeData.addedFriendId,
});

/** Applies an event. The contact stays selected as long as they are eligible. */
export function stepForm(state: ActState, event: ActEvent): ActState {
  switch (event.kind) {
    case 'refetched': {
      const opened = openForm(event.act);
      return canBeInvited(state.selectedContactId, opened.eligibleFriends)
        ? { ...opened, selectedContactId: state.selectedContactId }
        : opened;
    }
    case 'selected':
      return canBeInvited(event.id, state.eligibleFriends) ? { ...state, selectedContactId: event.id } : state;
    case 'added': {
      const { addedFriendId, eligibleFriends } = event;
      const selected = [
        addedFriendId,
        state.selectedContactId,
        chosenAtFirst({ ...state.inviteeData, eligibleFriends: [...eligibleFriends] }),
      ];
      // The list was fetched before the new contact was added.
      const { ineligibleContacts: _, ...rest } = state;
      return {
        ...rest,
        addedFriendId,
        eligibleFriends,
        selectedContactId: selected.find((id) => canBeInvited(id, eligibleFriends)) ?? 0,
      };
    }
    case 'ineligible':
      return { ...state, ineligibleContacts: event.contacts };
  }
}

const canBeInvited = (contact: number, friends: readonly Friend[]): boolean => friends.some(({ id }) => id === contact);
