print("aircart")
