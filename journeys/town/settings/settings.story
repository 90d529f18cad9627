= Town
